import { expect, test } from 'vitest'
import { isEvseId, plugLabel } from '../../../src/model/evse-id'

test.each(['IT*NEO*E90001*1', 'it*dri*edw000012*1', 'CH*SOC*E5597*1A', 'DEABCE1234', 'IT*220*E0001'])(
  '%s is an EVSE id',
  (text) => expect(isEvseId(text)).toBe(true),
)

test.each([
  ...['', 'SOCAR Motto 1', 'Neogy-AMPECO:90001', 'ASM_00000103-1', 'PARKSEESTRASSE', 'IT*NEO*P90001'],
  ...['IT*220*EBZ000034-1', '+49*810*000*438', 'IT*NEO*E', `IT*NEO*E${'1'.repeat(32)}`],
])('%j is no EVSE id', (text) => expect(isEvseId(text)).toBe(false))

test.each([
  [{ id: 'Neogy-AMPECO:90001', name: 'IT*NEO*E90001*1' }, 'IT*NEO*E90001*1'],
  [{ id: 'CH*SOC*E5597*1A', name: 'SOCAR Motto 1' }, 'CH*SOC*E5597*1A'],
  [{ id: 'ASM_1-1', name: 'Station - 1' }, 'ASM_1-1'],
  [{ id: 'CH*A00*E1', name: 'CH*B00*E2' }, 'CH*B00*E2'],
])('%j is shown as %s', (plug, label) => expect(plugLabel(plug)).toBe(label))
