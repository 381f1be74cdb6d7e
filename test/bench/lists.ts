const both = 'EChargingStation,EChargingPlug'
const statuses =
  'number-available,free,echarging-plug-status,echarging-plug-status-ocpi,echarging-plug-status-oicp'
const active = 'limit=-1&where=sactive.eq.true'

/** What the app asks the flat v2 API for when it starts, each below `/v2/flat/` of the mobility service. */
export const lists = {
  stations: `EChargingStation?select=scode,sname,sorigin,scoordinate,smetadata&${active}`,
  plugs: `EChargingPlug?select=scode,sname,pcode,pactive,smetadata&${active}`,
  series: `${both}/${statuses}?select=stype,scode,tname&${active}`,
  values: `${both}/*/latest?select=stype,scode,tname,tunit,mperiod,mvalue,mvalidtime&${active}`,
}
