import type { Plugin } from 'vite'

export function spokenOnly(): Plugin
