import type { Notice } from '../../../ui/notify.ts'

/** The most bytes of a chosen file. */
export const largestFile = 5 * 1024 * 1024

/** The side of the stored picture, in pixels: sharp at twice the size that any screen shows it. */
export const pictureSide = 256

type Chosen = { readonly name: string; readonly type: string; readonly size: number }

/** The photographs of iPhones. Some browsers know no type for them. */
export const isHeic = ({ name, type }: Pick<Chosen, 'name' | 'type'>): boolean =>
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
