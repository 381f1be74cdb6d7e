/** What the parameters mean, by name. */
export const parameterTexts: Readonly<Record<string, string>> = {
  stationTypes: 'Names of station types with commas between them, or * for all; upper and lower case count.',
  dataTypes: 'Names of data types with commas between them, or * for all; upper and lower case count.',
  from: 'Start: in v2 yyyy-MM-dd with or without Thh:mm:ss.SSS and an offset (UTC without), in v1 milliseconds since 1970.',
  to: 'End, written as the start. In v2 this moment itself is not in the answer, in v1 it is.',
  limit: 'Rows at most, 200 by default; 0 and below: all.',
  offset: 'Rows to skip.',
  select: 'Names of fields with commas between them; inside JSON by path, as smetadata.outlets.0.maxPower.',
  where:
    'field.operator.value with commas between them (all must hold), and(…), or(…). Operators: eq neq lt gt lteq gteq re ire nre nire in nin bbi bbc dlt. Texts in double quotes.',
  shownull: 'Whether fields without a value come as null, or not at all (default).',
  distinct: 'Whether equal rows come once (default).',
  timezone: 'Zone of the times in the answer, such as Europe/Rome; UTC by default.',
  origin: 'Name of the asking program, for the log of the service.',
  station: 'Id of a station.',
  type: 'In v1: name of a data type. In tourism: number of a kind of entry.',
  period: 'Seconds between two values of the series.',
  name: 'Name of a data type.',
  seconds: 'How many seconds back from now.',
  dataset: 'Name of a dataset, such as Accommodation.',
  pagenumber: 'Page, from 1.',
  pagesize: 'Entries per page, 10 by default; 0 and -1: all.',
  fields: 'Names of fields with commas between them; Id always comes.',
  latitude: 'Decimal degrees of the middle of a circle.',
  longitude: 'Decimal degrees of the middle of a circle.',
  radius: 'Metres around the middle; the answer is then in order of distance.',
  active: 'Whether the entry is in use.',
  searchfilter: 'Words to look for.',
}

export const statusTexts = {
  400: 'A parameter cannot be read. The body may be empty.',
  401: 'The token or the credentials are wrong, malformed or have expired. The body may be empty.',
  403: 'The call is valid and is refused all the same.',
  404: 'There is nothing at this address.',
  429: 'Too many calls in a second, or too many days of history in one call: the message says which.',
  500: 'The service failed.',
} as const
