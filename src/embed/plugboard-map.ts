import type { Language } from '../i18n/languages'
import { viewAttributes } from '../url/embed-attributes'

const titles: Record<Language, string> = {
  en: 'Charging stations',
  de: 'Ladestationen',
  it: 'Stazioni di ricarica',
  fr: 'Bornes de recharge',
  nl: 'Laadstations',
  cs: 'Nabíjecí stanice',
  pl: 'Stacje ładowania',
  ru: 'Зарядные станции',
}
// A map, because a page may name a language such as `constructor`, which every object has.
const titleByLanguage: ReadonlyMap<string, string> = new Map(Object.entries(titles))

const { currentScript } = document
/**
 * Address of this script. The host page's address must not be used: its `/embed/` belongs to another site and would
 * run with the rights of that page.
 */
const scriptAddress = currentScript instanceof HTMLScriptElement ? currentScript.src : ''

const style = new CSSStyleSheet()
style.replaceSync(':host{display:block;height:480px}iframe{display:block;border:0;width:100%;height:100%}')

/** Element with the stations of this Plugboard in a frame: `<plugboard-map access="PUBLIC" language="de">`. */
class PlugboardMap extends HTMLElement {
  static observedAttributes = [...viewAttributes, 'language', 'title']

  readonly #root = this.attachShadow({ mode: 'open' })
  #isScheduled = false
  #frame: HTMLIFrameElement | null = null

  constructor() {
    super()
    this.#root.adoptedStyleSheets = [style]
  }

  connectedCallback() {
    this.#show()
  }

  disconnectedCallback() {
    this.#root.replaceChildren()
    this.#frame = null
  }

  attributeChangedCallback(name: string, old: string | null, value: string | null) {
    // Browsers also report an attribute that is set to the value that it has.
    if (value === old) return
    // A new frame would lose what the visitor has opened and where the map is.
    if (name === 'title' && this.#frame) this.#frame.title = this.#frameTitle()
    else this.#show()
  }

  /** Renders a new frame once for all attribute changes of a task. */
  #show() {
    if (this.#isScheduled) return
    this.#isScheduled = true
    queueMicrotask(() => {
      this.#isScheduled = false
      if (!this.isConnected) return
      // Replace the frame: a new address for the old one would add an entry to the page's history.
      this.#frame = this.#createFrame()
      this.#root.replaceChildren(this.#frame)
    })
  }

  #frameTitle(): string {
    const language = toLanguage(this.getAttribute('language')) || toLanguage(document.documentElement.lang)
    return this.title || titleByLanguage.get(language) || titles.en
  }

  #createFrame(): HTMLIFrameElement {
    const address = new URL('embed/', scriptAddress)
    const language = toLanguage(this.getAttribute('language'))
    if (language) address.searchParams.set('lang', language)
    for (const name of viewAttributes) {
      const value = this.getAttribute(name)
      if (value) address.searchParams.set(name, value)
    }
    const frame = document.createElement('iframe')
    frame.title = this.#frameTitle()
    frame.loading = 'lazy'
    // A link opens a whole page, which has a login, so it leaves the sandbox. Dialogs close by forms that are not
    // submitted anywhere.
    const allowed = ['scripts', 'same-origin', 'forms', 'popups', 'popups-to-escape-sandbox']
    for (const one of allowed) frame.sandbox.add(`allow-${one}`)
    // "Share" of a station copies its link, which a frame of another site may not do by itself. No "web-share":
    // browsers without it warn of an unknown feature.
    frame.allow = 'clipboard-write'
    frame.src = address.href
    return frame
  }
}

/** Returns the language of a BCP 47 tag, without its region: `de` of `de-AT`. */
function toLanguage(tag: string | null): string {
  return tag?.split('-')[0]?.toLowerCase() ?? ''
}

if (scriptAddress === '')
  console.warn('<plugboard-map> needs <script src="…/embed.js">, neither inline nor type="module".')
// If a page contains two scripts, the first one defines the element.
else if (!customElements.get('plugboard-map')) customElements.define('plugboard-map', PlugboardMap)
