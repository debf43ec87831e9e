// Names that are mostly signs would be nothing but a letter to the index.
const signs = /(?<![\p{L}\p{N}])(?:c\+\+|[cf]#|\.net)(?![\p{L}\p{N}])/giu
const words: Readonly<Record<string, string>> = {
  'c++': 'cplusplus',
  'c#': 'csharp',
  'f#': 'fsharp',
  '.net': 'dotnet',
}

/** `C++`, `C#` and `.NET` as words; all else as it is. Of what is indexed and of what is typed alike. */
export const spelledOut = (text: string): string =>
  text.replace(signs, sign => ` ${words[sign.toLowerCase()] ?? sign} `)
