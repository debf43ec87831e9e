import type { Page } from 'playwright/test'

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Says that the camera was held on its side: the picture is to be turned a quarter to the right. */
const turned = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex')

/** A photograph of 400 by 200 pixels, left red and right blue, as a phone on its side stores one: upright, red is above. */
export const turnedPhoto = async (page: Page): Promise<File> => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 200
    const drawing = canvas.getContext('2d')
    for (const [at, colour] of ['red', 'blue'].entries()) {
      if (!drawing) break
      drawing.fillStyle = colour
      drawing.fillRect(at * 200, 0, 200, 200)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(base64, 'base64')
  const buffer = Buffer.concat([jpeg.subarray(0, 2), turned, jpeg.subarray(2)])
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer }
}

/** The size of a stored picture, and its colours above and below: `red` and `blue`, or as figures. */
export const seen = (page: Page, picture: string) =>
  page.evaluate(async picture => {
    const image = new Image()
    image.src = picture
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(image, 0, 0)
    const colourAt = (share: number): string => {
      const [red = 0, , blue = 0] =
        drawing?.getImageData(image.width / 4, image.height * share, 1, 1).data ?? []
      if (red > 200 && blue < 60) return 'red'
      return blue > 200 && red < 60 ? 'blue' : `${red} ${blue}`
    }
    return { width: image.width, height: image.height, above: colourAt(0.1), below: colourAt(0.9) }
  }, picture)
