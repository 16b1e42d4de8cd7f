export * from './access';
export * from './forms';
export * from './notices';
export * from './rut';
export * from './session';
