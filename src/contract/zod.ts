import * as z from 'zod/mini'

// zod 4 probes `new Function` for its compiled parsers, which a strict Content-Security-Policy reports and
// forbids (colinhacks/zod#4461). This module is zod's one door, so no schema exists before the switch.
z.config({ jitless: true })

export { z }
