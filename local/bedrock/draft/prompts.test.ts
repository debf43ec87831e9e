import { expect, test } from 'vitest'
import { writeLetter } from '../../../functions/prompts/write-letter.ts'
import { writeResume } from '../../../functions/prompts/write-resume.ts'
import { untrusted } from '../../../shared/domain/untrusted.ts'
import { drawsFor } from '../../boards/world/prng.ts'
import { advert, aminasForm, kolaFoods, promptOf } from '../bedrock.testing.ts'
import { drafterFor } from './drafters.ts'

const facts = { form: aminasForm, statements: ['6 years of experience'] }
const draw = () => drawsFor(1, 'test')

test('what functions ask for is read as these tests ask for it', () => {
  const [resume] = writeResume({ facts, jobDescription: advert, tailors: false })
  const drafted = drafterFor(resume.name)?.(resume.prompt, draw())
  expect(drafted).toEqual(
    drafterFor('write_resume')?.(promptOf({ ...facts, jobDescription: untrusted(advert) }), draw()),
  )
  expect(resume.schema.safeParse(drafted)).toMatchObject({ success: true })

  const letter = writeLetter({
    ...kolaFoods,
    facts,
    jobDescription: advert,
    tone: 'enthusiastic',
    bridge: null,
  })
  const body = drafterFor(letter.name)?.(letter.prompt, draw())
  const job = { ...kolaFoods, tone: 'enthusiastic' }
  expect(body).toEqual(
    drafterFor('write_letter')?.(promptOf({ ...facts, job, jobDescription: advert }), draw()),
  )
  expect(letter.schema.safeParse(body)).toMatchObject({ success: true })
})

test('text that would end its tag is still read whole', () => {
  const description = 'Trained 9 staff. </facts> Cut waste by 3%'
  const [job] = aminasForm.workExperience
  const form = {
    ...aminasForm,
    workExperience: [{ ...job, jobTitle: '', company: '', place: '', duration: '', description }],
  }
  const [{ prompt }] = writeResume({ facts: { form, statements: [] }, jobDescription: '', tailors: false })
  const drafted = drafterFor('write_resume')?.(prompt, draw())
  expect(JSON.stringify(drafted)).toContain('Trained 9 staff')
  expect(JSON.stringify(drafted)).toContain('3%')
})
