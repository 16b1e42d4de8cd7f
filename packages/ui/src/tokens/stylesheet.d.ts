// Lets TypeScript accept `import '@doblaje/ui/tokens.css'`: a stylesheet exports nothing.
export {};
