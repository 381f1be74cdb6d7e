import type { Page } from '@playwright/test'

/** Uncovered part of the map in a window of 1280 × 800 pixels. */
const uncovered = { x: 440, y: 80, width: 760, height: 660 }

/** Counts the pixels of a colour in a part of a screenshot. */
export async function countPixels(page: Page, colour: string, clip = uncovered): Promise<number> {
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(
    async ({ picture, colour }) => {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
      const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
      let pixels = 0
      for (let index = 0; index < data.length; index += 4)
        if (wanted.every((part, channel) => Math.abs((data[index + channel] ?? -99) - part) < 8)) pixels += 1
      return pixels
    },
    { picture, colour },
  )
}
