// Abusive clients. Each function starts one and returns a function that stops it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { designBody, postRequest } from './shoppers.mjs';

const SLOW_CONNECTIONS = 60;

/** One connection that pipelines requests and reads no answer. */
export function pipelinesWithoutReading({ origin }) {
  const page = 'GET /productos HTTP/1.1\r\nHost: shop\r\n\r\n';
  const cart = 'GET /api/cart/12345678-never-read HTTP/1.1\r\nHost: shop\r\n\r\n';
  const socket = open(origin, (page + cart).repeat(30)).pause();
  return () => socket.destroy();
}

/** Calls of one kind (see `flood.mjs`) without pause over 400 connections of one network, from a process of its own. */
export function flood({ origin }, kind) {
  const program = fileURLToPath(new URL('flood.mjs', import.meta.url));
  const client = spawn(process.execPath, [program, origin, kind], { stdio: ['ignore', 'ignore', 'inherit'] });
  return async () => {
    client.kill('SIGTERM');
    await once(client, 'exit');
  };
}

/** Connections that send a body byte by byte. */
export function sendsSlowly({ origin }) {
  const head =
    'POST /api/cart HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';
  const sockets = Array.from({ length: SLOW_CONNECTIONS }, () => open(origin, head));
  const timer = setInterval(() => sockets.forEach((socket) => socket.write(' ')), 500);
  return () => end(sockets, timer);
}

/** Connections that read a few bytes of a large answer from time to time. */
export function readsSlowly({ origin }) {
  const page = 'GET /productos HTTP/1.1\r\nHost: shop\r\n\r\n';
  const sockets = Array.from({ length: SLOW_CONNECTIONS }, () => open(origin, page.repeat(4)).pause());
  const timer = setInterval(() => sockets.forEach((socket) => socket.read(1_000)), 500);
  return () => end(sockets, timer);
}

/** Requests, without a pause, answers that no cache has: searches, wrong paths, cards; from one network or from many. */
export function requestUncachedPages({ origin }, { networks }) {
  let isOver = false;
  let count = 0;
  const visit = async () => {
    while (!isOver) {
      count += 1;
      const path = [`/productos?search=x${count}`, `/d/code${count}`, `/d/code${count}.jpg`, `/wrong/${count}`][
        count % 4
      ];
      const ipAddress = `198.18.${(count % networks) >> 8}.${(count % networks) & 255}`;
      const response = await fetch(origin + path, { headers: { 'X-Forwarded-For': ipAddress } }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
    }
  };
  const shoppers = Array.from({ length: 20 }, visit);
  return async () => {
    isOver = true;
    await Promise.all(shoppers);
  };
}

/** Stores designs and requests the link card of each. */
export function requestCards({ origin }) {
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const post = postRequest(randomDesign());
      const kept = await fetch(`${origin}/api/designs`, post).catch(() => undefined);
      const { code } = (await kept?.json().catch(() => undefined)) ?? {};
      const response = await fetch(`${origin}/d/${code}.jpg`, { headers: post.headers }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
    }
  };
  const shoppers = Array.from({ length: 10 }, visit);
  return async () => {
    isOver = true;
    await Promise.all(shoppers);
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A design with a random name, so that no cache holds its picture. */
function randomDesign() {
  const name = Array.from({ length: 8 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');
  return designBody(name);
}

function open(origin, bytes) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(bytes);
  return socket;
}

function end(sockets, timer) {
  clearInterval(timer);
  for (const socket of sockets) socket.destroy();
}
