import { listIn, type Parts } from '../kit/streamed-text.ts'

/** A letter as far as it is written. */
export const WrittenLetter = ({ parts }: { parts: Parts }) =>
  listIn(parts, 'paragraphs').map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is known by while it grows
    <p key={at}>{paragraph}</p>
  ))
