import { VitePWA } from 'vite-plugin-pwa'

const ground = '#f3f1ec'

/** `/sw.js`, which keeps the page and its embedded base map, and the manifest that makes it installable. */
export function pwaPlugin() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/pwa',
    filename: 'sw.ts',
    // The page registers it by itself, after the first list.
    injectRegister: false,
    includeManifestIcons: false,
    integration: {
      configureCustomSWViteBuild: (build) => void Object.assign(build, { logLevel: 'warn' }),
    },
    injectManifest: {
      rollupFormat: 'iife',
      // Never config.json: what it says is asked anew at each start.
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2,json}', 'workers/*.js'],
      // They are named after their content.
      dontCacheBustURLsMatching: /^(assets|workers)\//,
      maximumFileSizeToCacheInBytes: 2_000_000,
      manifestTransforms: [
        (entries) => ({
          // The server knows the page by this address only.
          manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/' } : entry)),
        }),
      ],
    },
    manifest: {
      id: '/',
      name: 'Plugboard: charging stations, free now',
      short_name: 'Plugboard',
      description: 'Which charging station fits, which is free now, and how old the answer is.',
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: ground,
      background_color: ground,
      categories: ['navigation', 'travel', 'utilities'],
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
  })
}
