import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { AssetHashType, DockerImage } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { type BuildOptions, buildSync, type OutputFile } from 'esbuild'

export const projectRoot = join(import.meta.dirname, '..')

// The source maps name their files relative to a folder in here, wherever the project is. A map is part of a function's
// hash, and the same sources must have the same hash in each deployment.
const outdir = join(projectRoot, 'cdk.out')

const common = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What a function imports with `import()` becomes a file of its own.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'error',
} as const satisfies BuildOptions

const fromSources = {
  ...common,
  // This takes the packages' ESM builds. The default takes CommonJS first, which doubles the size and needs a
  // `require` that ESM does not have.
  mainFields: ['module', 'main'],
  // In Lambda the credentials are always in the environment. The SDK's search for them takes 100 kB.
  alias: {
    '@aws-sdk/credential-provider-node': join(projectRoot, 'functions/runtime/credentials.ts'),
    '@aws-sdk/token-providers': join(projectRoot, 'functions/runtime/credentials.ts'),
    'brotli/decompress.js': join(projectRoot, 'functions/runtime/brotli-decompress.ts'),
    'node:http2': join(projectRoot, 'functions/runtime/http2.ts'),
  },
} as const satisfies BuildOptions

const writeTo = (directory: string, files: readonly OutputFile[]): void => {
  mkdirSync(directory, { recursive: true })
  for (const { path, contents } of files) writeFileSync(join(directory, basename(path)), contents)
}

/**
 * Bundles a file into `index.mjs`, the files that it loads later, and their source maps. The bundle contains the SDK,
 * because importing Lambda's own copy takes longer.
 */
export const bundle = (entry: string, directory: string, options: BuildOptions = fromSources): void => {
  const name = basename(entry).replace(/\.\w+$/, '')
  const built = buildSync({
    ...options,
    entryPoints: [{ in: entry, out: 'index' }],
    outdir: join(options.absWorkingDir ?? join(outdir, 'functions'), name),
    minify: true,
    write: false,
  })
  writeTo(directory, built.outputFiles)
}

const entries = join(projectRoot, 'functions/lambda')
let joined: string | undefined

/**
 * Reads the sources of all functions once, because they share most of them, and writes a file for each function and for
 * each part that several have in common. Together with what follows that takes half of the time.
 */
const joinedFunctions = (): string => {
  if (joined !== undefined) return joined
  mkdirSync(outdir, { recursive: true })
  const directory = mkdtempSync(join(outdir, 'functions-'))
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
  const entryPoints = readdirSync(entries).map(file => join(entries, file))
  buildSync({ ...fromSources, entryPoints, outdir: directory })
  joined = directory
  return directory
}

/**
 * Returns the code of `functions/lambda/<name>.ts`. The CDK's own bundling would start npm for each function, which
 * takes longer than everything else.
 */
export const codeOf = (name: string): Code =>
  Code.fromAsset(projectRoot, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // CDK requires an image, but never uses it. The command tells the functions apart.
      image: DockerImage.fromRegistry('none'),
      command: [name],
      local: {
        tryBundle: outputDirectory => {
          const absWorkingDir = joinedFunctions()
          // A function gets what it uses of the parts, in few files: an import takes a third longer from many.
          bundle(join(absWorkingDir, `${name}.mjs`), outputDirectory, { ...common, absWorkingDir })
          return true
        },
      },
    },
  })
