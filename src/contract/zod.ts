import { config } from 'zod/mini'

// zod 4 probes `new Function` for its compiled parsers, which a strict Content-Security-Policy reports and
// forbids (colinhacks/zod#4461). All code imports zod from this module, so no schema exists before this setting.
config({ jitless: true })

export * as z from 'zod/mini'
