/**
 * The font library decompresses woff2 files with this function. The deployment's bundles use it in place of a
 * JavaScript decompressor of half a megabyte, because Node has its own. Our own fonts are not woff2.
 */
export { brotliDecompressSync as default } from 'node:zlib'
