import '@doblaje/ui/tokens.css';
import '@doblaje/ui/global.css';
import { StyleRegistry } from './StyleRegistry';

export default function Layout({ children }) {
  return (
    <html lang="es-CL">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
