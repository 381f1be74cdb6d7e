import { viewAttributes } from '../../url/embed-attributes'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/**
 * Returns HTML that shows a view on another site, without the filter that only signed-in people have.
 * @param page address of the view
 */
export function toEmbedCode(page: URL, language: string): string {
  const attributes = viewAttributes.flatMap((name) => {
    const value = page.searchParams.get(name)
    const shown = name === 'feature' ? withoutClosed(value ?? '') : value
    return shown ? [[name, shown]] : []
  })
  const written = [['language', language], ...attributes].map(
    ([name, value]) => `${name}="${value?.replace(/[&"<]/g, (character) => entities[character] ?? '')}"`,
  )
  const script = new URL('embed.js', new URL(page.pathname, page)).href
  return `<script src="${script}" defer></script>\n<plugboard-map ${written.join(' ')}></plugboard-map>\n`
}

function withoutClosed(features: string): string {
  return features
    .split(',')
    .filter((feature) => feature !== 'closed-values')
    .join(',')
}
