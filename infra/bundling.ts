import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { AssetHashType, DockerImage } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { buildSync, type OutputFile } from 'esbuild'

export const projectRoot = join(import.meta.dirname, '..')

// Nothing is written to this folder. The source maps name their files relative to it, and a map is part of a function's
// hash.
const outdir = join(projectRoot, 'cdk.out/functions')

const build = (entryPoints: string[]): readonly OutputFile[] =>
  buildSync({
    entryPoints,
    outdir,
    write: false,
    entryNames: '[name]/index',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    // This takes the packages' ESM builds. The default takes CommonJS first, which doubles the size and needs a
    // `require` that ESM does not have.
    mainFields: ['module', 'main'],
    // In Lambda the credentials are always in the environment. The SDK's search for them takes 100 kB.
    alias: {
      '@aws-sdk/credential-provider-node': join(projectRoot, 'functions/runtime/credentials.ts'),
      '@aws-sdk/token-providers': join(projectRoot, 'functions/runtime/credentials.ts'),
      'brotli/decompress.js': join(projectRoot, 'functions/runtime/brotli-decompress.ts'),
    },
  }).outputFiles

const writeOf = (files: readonly OutputFile[], entry: string, directory: string): void => {
  mkdirSync(directory, { recursive: true })
  for (const { path, contents } of files)
    if (dirname(path) === join(outdir, basename(entry, '.ts')))
      writeFileSync(join(directory, basename(path)), contents)
}

/**
 * Bundles a function into one file, `index.mjs`, and its source map. The bundle contains the SDK, because importing
 * Lambda's own copy takes longer.
 */
export const bundle = (entry: string, directory: string): void => writeOf(build([entry]), entry, directory)

const entries = join(projectRoot, 'functions/lambda')
let functions: readonly OutputFile[] | undefined

/** Bundles all functions together, because they share most of their sources, which are then read once. */
const filesOfFunctions = (): readonly OutputFile[] => {
  functions ??= build(readdirSync(entries).map(file => join(entries, file)))
  return functions
}

/**
 * Returns the code of `functions/lambda/<name>.ts`. The CDK's own bundling would start npm for each function, which
 * takes longer than everything else.
 */
export const codeOf = (name: string): Code => {
  const entry = join(entries, `${name}.ts`)
  return Code.fromAsset(projectRoot, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // CDK requires an image, but never uses it. The command tells the functions apart.
      image: DockerImage.fromRegistry('none'),
      command: [entry],
      local: {
        tryBundle: outputDirectory => {
          writeOf(filesOfFunctions(), entry, outputDirectory)
          return true
        },
      },
    },
  })
}
