// Lets TypeScript accept `import '@doblaje/ui/tokens.css'`. A stylesheet exports nothing.
export {};
