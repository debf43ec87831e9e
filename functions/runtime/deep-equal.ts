/**
 * Whether two values have the same content. It is not imported from node:util, because such an import loads all parts
 * of that module, threads among them.
 */
export const { isDeepStrictEqual } = process.getBuiltinModule('node:util')
