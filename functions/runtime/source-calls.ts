import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const call = /(file:\/\/\S+?):(\d+):(\d+)/g

/** Undefined where the sources themselves run, as in tests and on one machine. */
const readMap = (file: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')))
  } catch {
    return undefined
  }
}

const maps = new Map<string, SourceMap | undefined>()
const mapOf = (file: string): SourceMap | undefined => {
  if (!maps.has(file)) maps.set(file, readMap(file))
  return maps.get(file)
}

/**
 * The calls of a stack with their places in our sources instead of in the bundle. Node's own --enable-source-maps does
 * the same, but reads the map at every start, a fifth of a function's start; this reads it when something broke.
 */
export const sourceCalls = (calls: string): string =>
  calls.replaceAll(call, (bundled, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column))
    return origin && 'fileName' in origin
      ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`
      : bundled
  })
