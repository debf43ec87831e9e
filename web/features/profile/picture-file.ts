import type { Notice } from '../../ui/notify.ts'

/** The most bytes of a chosen file. */
export const largestFile = 5 * 1024 * 1024

/** The side of the stored picture, in pixels: twice the largest size on a screen. */
const pictureSide = 256

type Chosen = { readonly name: string; readonly type: string; readonly size: number }

/** A photograph of an iPhone. Some browsers give such a file no type. */
const isHeic = ({ name, type }: Pick<Chosen, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Why a file is refused before it is read; null: it is not. */
export const refusal = (file: Chosen): Notice | null => {
  if (!file.type.startsWith('image/') && !isHeic(file))
    return { kind: 'error', title: 'Invalid File', description: 'Please select an image file.' }
  if (file.size > largestFile)
    return {
      kind: 'error',
      title: 'File Too Large',
      description: 'Please select an image smaller than 5MB.',
    }
  return null
}

/** The toast of a file that this browser can't read as a picture. */
export const unreadable = (file: Pick<Chosen, 'name' | 'type'>): Notice => ({
  kind: 'error',
  title: 'Error',
  description: isHeic(file)
    ? 'Failed to process image. This browser cannot read HEIC photos. Choose a JPEG or PNG, or a screenshot of the photo.'
    : 'Failed to process image.',
})

/** The largest square in the middle, in pixels; `drawn` is its side in the stored picture. */
export const middleSquare = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const side = Math.min(width, height)
  return {
    x: Math.floor((width - side) / 2),
    y: Math.floor((height - side) / 2),
    side,
    drawn: Math.min(side, pictureSide),
  }
}

/** WebP first, because its files are a third smaller. A browser that can't write a type gives a PNG. */
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

/** As an element, because that turns the image as its EXIF data says. Throws where the file is no image. */
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

/** The middle of the picture as a data URL, at most 256 px a side, without EXIF data. Throws where the file is no picture. */
export const scaledPicture = async (file: Blob): Promise<string> => {
  const image = await decoded(file)
  const { x, y, side, drawn } = middleSquare({ width: image.naturalWidth, height: image.naturalHeight })
  const canvas = document.createElement('canvas')
  canvas.width = drawn
  canvas.height = drawn
  const drawing = canvas.getContext('2d')
  if (!drawing || side === 0) throw new Error('There is nothing to draw.')
  drawing.imageSmoothingQuality = 'high'
  // White behind transparent places, because JPEG has no transparency.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, drawn, drawn)
  drawing.drawImage(image, x, y, side, side, 0, 0, drawn, drawn)
  for (const type of encodings) {
    const blob = await encoded(canvas, type)
    if (blob?.type === type) return asDataUrl(blob)
  }
  throw new Error('This browser writes no picture.')
}
