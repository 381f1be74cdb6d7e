/** `Bearer`, exactly one space, a token of RFC 6750's b64token characters; the scheme word in any case. */
export const bearerPattern = /^bearer ([A-Za-z0-9\-._~+/]+=*)$/i
