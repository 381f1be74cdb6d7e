import { VitePWA } from 'vite-plugin-pwa'

const ground = '#f3f1ec'

/** Builds `/sw.js`, which stores the page and its embedded base map, and the manifest for installation. */
export function pwaPlugin() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/pwa',
    filename: 'sw.ts',
    // The page registers the service worker after the first list.
    injectRegister: false,
    includeManifestIcons: false,
    integration: {
      configureCustomSWViteBuild: (build) => void Object.assign(build, { logLevel: 'warn' }),
    },
    injectManifest: {
      rollupFormat: 'iife',
      // config.json is never included, because it is requested at each start.
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2,json}', 'workers/*.js'],
      // Their names contain a hash of the content.
      dontCacheBustURLsMatching: /^(assets|workers)\//,
      maximumFileSizeToCacheInBytes: 2_000_000,
      manifestTransforms: [
        (entries) => ({
          // The server serves the page only at this address.
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
