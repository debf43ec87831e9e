import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stemmedSynonyms } from './synonyms.ts'

// Writes shared/domain/truth/words/synonyms.json. Run it after a change of synonyms/*.json: `node tools/lexicon/write-synonyms.ts`.

const text = `${JSON.stringify(stemmedSynonyms(), null, 2)}\n`
writeFileSync(join(import.meta.dirname, '../../shared/domain/truth/words/synonyms.json'), text)
