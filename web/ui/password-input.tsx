import { Box, Input } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './button.tsx'

/** Goes inside a FormField. */
export const PasswordInput = (props: Omit<ComponentProps<typeof Input>, 'type'>) => {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Box position="relative">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        pe="12"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <IconButton
        label={shown ? 'Hide password' : 'Show password'}
        icon={<Icon size={20} />}
        aria-pressed={shown}
        size="lg"
        position="absolute"
        insetEnd="0"
        top="0"
        onClick={() => setShown(now => !now)}
      />
    </Box>
  )
}
