import type { ComponentProps, ReactNode } from 'react'

export interface ButtonProps extends ComponentProps<'button'> {
  look?: 'primary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'icon'
}

/** A button in the application's style. It submits its form only with `type="submit"`. */
export function Button({ look, size, className, ...rest }: ButtonProps): ReactNode {
  const classNames = ['fy-button', look && `fy-button--${look}`, size && `fy-button--${size}`, className]
  return <button type="button" {...rest} className={classNames.filter(Boolean).join(' ')} />
}
