import type { Downloaded } from './download.tsx'

type Sent = { readonly name: string; readonly type: string; readonly data: string; readonly leftOut: number }

/** A file as the server sends it, in base64. */
export const documentFile = ({ name, type, data, leftOut }: Sent): Downloaded => ({
  name,
  type,
  leftOut,
  content: Uint8Array.from(atob(data), letter => letter.charCodeAt(0)),
})
