/**
 * What the font library unpacks woff2 files with, in place of a decompressor in JavaScript of half a megabyte: Node has
 * one inside. The deployment's bundles put this there; our own fonts are not packed so.
 */
export { brotliDecompressSync as default } from 'node:zlib'
