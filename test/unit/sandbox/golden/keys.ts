/** Keys of stations, parents, data types, provenance and measurements, as the real service writes them. */
export const S = 'sactive savailable scode scoordinate smetadata sname sorigin stype'
export const P = 'pactive pavailable pcode pcoordinate pmetadata pname porigin ptype'
export const T = 'tdescription tmetadata tname ttype tunit'
export const R = 'prlineage prname prversion'
export const M = 'mperiod mtransactiontime mvalidtime mvalue'
export const error = 'code error message timestamp'
/** Stations without a position, or without metadata. */
export const without = (keys: string, ...names: string[]) =>
  keys
    .split(' ')
    .filter((key) => !names.includes(key))
    .join(' ')
