import { useFormContext } from 'react-hook-form'
import type { SignUpFields, SignUpValues } from './form.ts'

/** The wizard's form, within its steps. */
export const useFields = () => useFormContext<SignUpFields, unknown, SignUpValues>()
