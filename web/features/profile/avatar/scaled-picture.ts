import { middleSquare } from './picture-rules.ts'

/** WebP weighs a third less than JPEG; browsers that cannot write it answer with a PNG instead. */
const encodings = ['image/webp', 'image/jpeg']
const quality = 0.82

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise(resolve => canvas.toBlob(resolve, type, quality))

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** The image upright, as its camera was held: an element turns it by its EXIF mark. Throws where it is no image. */
const decoded = async (file: Blob): Promise<HTMLImageElement> => {
  const image = new Image()
  const address = URL.createObjectURL(file)
  image.src = address
  try {
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The middle of the picture as a data URL of at most 256 px a side, without what its camera noted. Throws where it is none. */
export const scaledPicture = async (file: Blob): Promise<string> => {
  const image = await decoded(file)
  const { x, y, side, drawn } = middleSquare({ width: image.naturalWidth, height: image.naturalHeight })
  const canvas = document.createElement('canvas')
  canvas.width = drawn
  canvas.height = drawn
  const drawing = canvas.getContext('2d')
  if (!drawing || side === 0) throw new Error('There is nothing to draw.')
  drawing.imageSmoothingQuality = 'high'
  // What shows through is white: JPEG knows no transparency.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, drawn, drawn)
  drawing.drawImage(image, x, y, side, side, 0, 0, drawn, drawn)
  for (const type of encodings) {
    const blob = await encoded(canvas, type)
    if (blob?.type === type) return asDataUrl(blob)
  }
  throw new Error('This browser writes no picture.')
}
