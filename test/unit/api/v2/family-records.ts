export type Fields = Record<string, unknown>
const coordinate = { x: 11.35, y: 46.49, srid: 4326 }

/** Records with every field that the family is known to write, ids and values as seen at the real service. */
export const stationsOf: Record<string, Fields[]> = {
  workgroup: [
    ['ASM_00000103', 'ALPERIA', 'ACTIVE', 'PUBLIC', '24h', ['EAT&CHARGE'], 2],
    [
      'AER_00000005',
      'ALPERIA',
      'TEMPORARYUNAVAILABLE',
      'PRIVATE_WITHPUBLICACCESS',
      '24/7',
      'SLEEP&CHARGE',
      1,
    ],
    ['IT*220*EBZ000034', 'route220', 'AVAILABLE', 'PRIVATE', 'FREE_PUBLICLY_ACCESSIBLE', null, 4],
    ['DW-000027', 'DRIWE', 'UNAVAILABLE', null, null, [], null],
    ['DW_000006', 'Nevicam', 'FAULT', undefined, '', undefined, '3'],
    ['83', 'IIT', 'FAULTED', 'PUBLIC', undefined, undefined, 1],
    ['84', 'IIT', 'EXCEPTION', 'PUBLIC', undefined, undefined, 1],
  ].map(([scode, sorigin, state, accessType, accessInfo, categories, capacity]) => ({
    scode,
    sorigin,
    sname: 'BZ_CASSARISP_01',
    scoordinate: coordinate,
    smetadata: {
      city: 'BOLZANO - BOZEN',
      provider: 'Alperia Smart Mobility',
      capacity,
      state,
      accessInfo,
      flashInfo: null,
      locationServiceInfo: null,
      paymentInfo: 'https://www.alperiaenergy.eu',
      accessType,
      address: 'Via Cassa di Risparmio  - Sparkassenstraße 14',
      reservable: false,
      categories,
      municipality: 'Bolzano - Bozen',
    },
  })),
  ocpi: ['Neogy-AMPECO:77790', 'DRIWE-OCPI:DW-000027'].flatMap((scode) =>
    [
      null,
      { twentyfourseven: true },
      { regular_hours: [{ weekday: 1, period_begin: '07:00', period_end: '21:00' }] },
    ].map((opening_times, index) => ({
      scode: `${scode}${index}`,
      sorigin: scode.split(':')[0],
      sname: 'Brunico',
      scoordinate: coordinate,
      smetadata: {
        country_code: 'IT',
        party_id: 'NEO',
        address: 'Via Roma 1',
        city: 'Brunico',
        postal_code: '39031',
        time_zone: 'Europe/Rome',
        opening_times,
        capacity: 2,
        directions: [{ language: 'de', text: 'Hinter dem Haus' }],
      },
    })),
  ),
  oicp: ['Free publicly accessible', 'Restricted access', 'Paying publicly accessible', 'Test Station'].map(
    (accessibility, index) => ({
      scode: `CH*CCC:CH*CCC*E2207${index}`,
      sorigin: 'BFE',
      sname: 'SOCAR Motto 1',
      scoordinate: coordinate,
      smetadata: {
        chargingStationId: `CH*CCC*E2207${index}`,
        operatorID: 'CH*CCC',
        operatorName: 'Move',
        street: 'Via Mappo',
        city: 'Tenero',
        postalCode: '6598',
        country: 'CHE',
        accessibility,
        isOpen24Hours: index % 2 === 0,
        hotlinePhoneNumber: '+41800292929',
      },
    }),
  ),
  spreadsheet: ['ACTIVE', 'PLANNED', 'UNKNOWN'].map((state) => ({
    scode: `STA:Parkplatz ${state}`,
    sname: 'Parkplatz',
    scoordinate: coordinate,
    sorigin: '1uccqzavgmvyrpeq-lipffalqawcg4lfpakc2mjt79fy',
    smetadata: { state, provider: 'STA', accessType: 'PUBLIC' },
  })),
}

/** Metadata of plugs, with the expected connector. */
export const plugsOf: Record<string, [metadata: Fields, type: string, powerKw: number | null][]> = {
  workgroup: [
    ...(
      [
        ['Type2Mennekes', 22, 'Type 2', 22],
        ['Type2-400Vac', 22000, 'Type 2', 22],
        ['CHAdeMO', 50, 'CHAdeMO', 50],
        ['CCS', '50', 'CCS', 50],
        ['Schuko', 2.3, 'Schuko', 2.3],
        ['700 bar small vehicles', null, 'Hydrogen 700 bar', null],
        ['UNKNOWN', 0, '', null],
        ['OTHER', 22, '', 22],
      ] as const
    ).map(([outletTypeCode, maxPower, type, powerKw]): [Fields, string, number | null] => [
      {
        outlets: [{ id: '1', outletTypeCode, minCurrent: 6, maxCurrent: 32, maxPower, hasFixedCable: false }],
      },
      type,
      powerKw,
    ]),
    // Before there were outlets with a power, the plug told it, in watts.
    [
      {
        maxPower: 7015,
        outlets: [
          { id: '1', outletTypeCode: 'IEC 62196-2 type 2 outlets (all amperage and phase)', maxPower: 22 },
        ],
      },
      'Type 2',
      22,
    ],
  ],
  ocpi: [
    ['IEC_62196_T2', 'Type 2', 22080, 22.1],
    ['IEC_62196_T2_COMBO', 'CCS', 150000, 150, 'DC'],
    ['CHADEMO', 'CHAdeMO', 50000, 50, 'DC'],
    ['IEC_62196_T3A', 'Type 3A', 3700, 3.7],
    ['IEC_62196_T3C', 'Type 3C', 22000, 22],
    ['DOMESTIC_F', 'Schuko', 2300, 2.3],
  ].map(([standard, type, max_electric_power, powerKw, power_type = 'AC_3_PHASE']) => [
    {
      capabilities: ['RFID_READER'],
      connectors: [
        {
          id: '1',
          standard,
          format: 'SOCKET',
          power_type,
          max_voltage: 400,
          max_ampere: 32,
          max_electric_power,
        },
      ],
    },
    String(type),
    Number(powerKw),
  ]),
  oicp: [
    ['Type 2 Outlet', 'Type 2'],
    ['CCS Combo 2 Plug (Cable Attached)', 'CCS'],
    ['CHAdeMO', 'CHAdeMO'],
    ['Tesla Connector', 'Tesla'],
  ].map(([plug, type]) => [
    {
      evseID: 'CH*CCI*E22078',
      plugs: [plug],
      chargingFacilities: '[{"power":"22.0","powertype":null}]',
      authenticationModes: ['REMOTE'],
      paymentOptions: ['Direct'],
      renewableEnergy: true,
    },
    String(type),
    22,
  ]),
  spreadsheet: ['Typ 1-Stecker', 'Typ 2-Stecker', 'Combo-Stecker'].map((outletTypeCode) => [
    { outlets: [{ id: '1', outletTypeCode }] },
    outletTypeCode === 'Combo-Stecker'
      ? 'CCS'
      : outletTypeCode.replace('Typ', 'Type').replace('-Stecker', ''),
    null,
  ]),
}
