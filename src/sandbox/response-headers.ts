const closed = [`default-src 'none'`, `base-uri 'none'`, `frame-ancestors 'none'`]

const everywhere = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(), camera=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Headers of the data service: data for scripts of any origin, never a page and never cached. */
export const answerHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'Content-Security-Policy': [...closed, `form-action 'none'`].join('; '),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-cache, no-store',
  Vary: 'Origin, Authorization',
}

/**
 * Returns the headers of the provider's pages and answers.
 * @param appOrigins targets of redirects after the form, which Chrome checks as form actions too
 */
export function pageHeaders(appOrigins: readonly string[]): Readonly<Record<string, string>> {
  const sources = [`style-src 'self'`, `img-src 'self'`, `form-action 'self' ${appOrigins.join(' ')}`]
  return {
    ...everywhere,
    'Content-Security-Policy': [...closed, ...sources].join('; ').trim(),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  }
}
