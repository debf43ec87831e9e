/** Says that the camera was held on its side: the picture is to be turned a quarter to the right. */
const mark = 'ffe1002245786966000049492a0008000000010012010300010000000600000000000000'
const turned = Uint8Array.from(mark.match(/../g) ?? [], pair => Number.parseInt(pair, 16))

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('This browser draws nothing.'))),
      'image/jpeg',
    ),
  )

/**
 * A photograph of 400 by 200 pixels, left red and right blue, as a phone on its side stores one: upright, red is above.
 * What is added to its bytes makes it heavier.
 */
export const turnedPhoto = async (added = 0): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 200
  const drawing = canvas.getContext('2d')
  for (const [at, colour] of ['red', 'blue'].entries()) {
    if (!drawing) break
    drawing.fillStyle = colour
    drawing.fillRect(at * 200, 0, 200, 200)
  }
  const jpeg = await blobOf(canvas)
  const parts = [jpeg.slice(0, 2), turned, jpeg.slice(2), new Uint8Array(added)]
  return new File(parts, 'me.jpg', { type: 'image/jpeg' })
}

/** The size of a stored picture, and its colours above and below: `red` and `blue`, or as figures. */
export const seen = async (picture: string) => {
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
}
