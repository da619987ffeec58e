import { describe, expect, test } from 'vitest';
import { toSafeUrl, type UrlPolicy } from './safe-url.ts';
import { policy } from './testing/url-policy.ts';

describe('toSafeUrl for frames', () => {
  test.each([
    ['https://games.example/play?token=1'],
    ['https://GAMES.example./'],
    ['https://a.lobby.example/'],
    ['https://a.b.lobby.example/'],
    ['https://tv.example:8443/'],
    ['//games.example/x'],
    ['http://localhost:5190/game'],
    ['https://games.example:443/'],
  ])('accepts %s in a frame', (raw) => expect(toSafeUrl('frame', raw, policy)).not.toBeNull());

  test.each([
    ['https://evil.example/'],
    ['https://games.example.evil.example/'],
    ['https://evilgames.example/'],
    ['https://lobby.example/'],
    ['https://evillobby.example/'],
    ['https://tv.example/'],
    ['https://tv.example:9443/'],
    ['https://games.example:8443/'],
    ['http://games.example/'],
    ['/casino'],
    ['casino.html'],
    ['https://bets.example/x'],
    ['http://bets.example/x'],
    ['https://BETS.example./x'],
    ['//bets.example/x'],
    ['http://localhost.evil.example:5190/'],
    ['https://evil.example/?https://games.example'],
    ['https://evil.example/#@games.example'],
  ])('refuses %s in a frame', (raw) => expect(toSafeUrl('frame', raw, policy)).toBeNull());

  test('refuses every frame when no host is listed', () => {
    expect(toSafeUrl('frame', 'https://games.example/', { ...policy, frameHosts: [] })).toBeNull();
    expect(toSafeUrl('frame', 'https://games.example/', { ...policy, frameHosts: ['*.'] })).toBeNull();
  });

  test('refuses the page itself in a frame', () => {
    const local: UrlPolicy = { origin: 'http://localhost:5173', frameHosts: ['localhost:5173', 'localhost:5190'] };
    expect(toSafeUrl('frame', 'http://localhost:5173/', local)).toBeNull();
    expect(toSafeUrl('frame', 'http://localhost:5190/', local)).toBe('http://localhost:5190/');
  });
});

describe('toSafeUrl for frames of a page that came by plain http', () => {
  const phone: UrlPolicy = {
    origin: 'http://192.168.1.20:8080',
    frameHosts: [
      '192.168.1.20:40101',
      '192.168.1.21:40101',
      '192.168.1.20:8080',
      '192.168.1.20',
      'games.example',
      'my-laptop:40101',
    ],
  };

  test.each([
    ['http://192.168.1.20:40101/play/1#seat=a', 'another port of the same host'],
    ['https://games.example/play', 'https from a listed host'],
    ['http://192.168.1.20/', 'the default port'],
  ])('accepts %s in a frame of an http page: %s', (raw) =>
    expect(toSafeUrl('frame', raw, phone)).toBe(new URL(raw).href),
  );

  test.each([
    ['http://192.168.1.21:40101/', 'another host'],
    ['http://192.168.1.20:40102/', 'an unlisted port'],
    ['http://192.168.1.20:8080/', 'the page itself'],
    ['/play/1', 'the page itself'],
    ['http://games.example/play', 'http from elsewhere'],
    ['http://192.168.1.20.evil.example:40101/', 'a host that begins alike'],
    ['http://192.168.1.20@192.168.1.21:40101/', 'a name in front'],
    ['http://my-laptop:40101/', 'another name, though it may be the same machine'],
  ])('refuses %s in a frame of an http page: %s', (raw) => expect(toSafeUrl('frame', raw, phone)).toBeNull());

  test('refuses mixed content: a page that came by https frames no plain http of its own host', () => {
    const secure: UrlPolicy = {
      origin: 'https://bets.example',
      frameHosts: ['bets.example:8443', 'bets.example:40101'],
    };
    expect(toSafeUrl('frame', 'http://bets.example:40101/play', secure)).toBeNull();
    expect(toSafeUrl('frame', 'https://bets.example:8443/play', secure)).toBe('https://bets.example:8443/play');
  });

  test("compares the host name of the page's address", () => {
    expect(
      toSafeUrl('frame', 'http://My-Laptop.:40101/', { ...phone, origin: 'http://my-laptop:8080' }),
    ).not.toBeNull();
  });
});
