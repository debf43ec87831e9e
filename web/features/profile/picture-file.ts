import type { Notice } from '../../ui/notify.ts'

/** The most bytes of a chosen file. */
export const largestFile = 5 * 1024 * 1024

/** The side of the stored picture, in pixels: sharp at twice the size that any screen shows it. */
const pictureSide = 256

type Chosen = { readonly name: string; readonly type: string; readonly size: number }

/** The photographs of iPhones. Some browsers know no type for them. */
const isHeic = ({ name, type }: Pick<Chosen, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Why a file is not even looked into; null when it is. */
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

/** What is said of a file that is no picture for this browser. */
export const unreadable = (file: Pick<Chosen, 'name' | 'type'>): Notice => ({
  kind: 'error',
  title: 'Error',
  description: isHeic(file)
    ? 'Failed to process image. This browser cannot read HEIC photos. Choose a JPEG or PNG, or a screenshot of the photo.'
    : 'Failed to process image.',
})

/** The largest square in the middle, and the side that it is drawn with: never larger than it is. */
export const middleSquare = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const side = Math.min(width, height)
  return {
    x: Math.floor((width - side) / 2),
    y: Math.floor((height - side) / 2),
    side,
    drawn: Math.min(side, pictureSide),
  }
}

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

/** The middle of the picture as a data URL of at most 256 px a side, without what its camera noted. Throws where the file is no picture. */
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
