import type { Page } from '@playwright/test'

/** Maximum invisible difference of a colour channel, of 255. */
const tolerance = 16

/**
 * The share of pixels that two screenshots of one size have differently in any channel.
 * @param page any; its canvas decodes them
 */
export function pixelsApart(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ({ pictures, tolerance }) => {
      const [one, other] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height)
        }),
      )
      if (!one || !other || one.width !== other.width || one.height !== other.height)
        throw new Error('There are no two pictures of one size.')
      let count = 0
      for (let index = 0; index < one.data.length; index += 4) {
        const isApart = [0, 1, 2].some(
          (part) => Math.abs((one.data[index + part] ?? 0) - (other.data[index + part] ?? 0)) > tolerance,
        )
        if (isApart) count += 1
      }
      return count / (one.width * one.height)
    },
    { pictures: [one.toString('base64'), other.toString('base64')], tolerance },
  )
}
