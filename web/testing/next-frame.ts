/** The page has begun to draw its next frame, and has told of each change of the media since the last one. */
export const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame)
