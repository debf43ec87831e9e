import type { Facts } from '../../shared/api/truth.ts'

/** The facts that the model is told: who somebody is and how to reach them has nothing to do with the wording. */
export const tellable = ({ form, statements }: Facts): Facts => ({
  form: {
    ...form,
    fullName: '',
    email: '',
    phone: '',
    linkedinUrl: '',
    portfolioUrl: '',
    githubUrl: '',
  },
  statements,
})
